// Taro compiles src/ with this. The targets come from "browserslist" in package.json;
// no polyfills are injected, because every API in use exists in chrome 80 and iOS 14.5.
// A change reloads the page: "hot" would need two more packages to keep a page's state.
const isPageForRelease = process.env.TARO_ENV === 'h5' && process.env.NODE_ENV !== 'development'

module.exports = {
  plugins: isPageForRelease ? ['./config/languages/one-language.js'] : [],
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, hot: false }]],
}
