// Taro compiles src/ with this. The targets come from "browserslist" in package.json;
// no polyfills are injected, because every API in use exists in chrome 80 and iOS 14.5.
// A change reloads the page: "hot" would need two more packages to keep a page's state.
const isPageForRelease = process.env.TARO_ENV === 'h5' && process.env.NODE_ENV !== 'development'

const isMiniProgram = process.env.TARO_ENV === 'weapp'

/** Every phone of ours reads these, but for one case each on some; compiled they are long, and its main package is tight. */
const AS_WRITTEN = isMiniProgram ? ['transform-optional-chaining', 'transform-parameters'] : []

/** The two cases: Chrome before 91, and iOS before 16.3. They come with the preset. */
const CORRECTED = [
  'v8-spread-parameters-in-optional-chaining',
  'safari-id-destructuring-collision-in-function-expression',
]

const correct = (name) =>
  require.resolve(`@babel/plugin-bugfix-${name}`, { paths: [require.resolve('babel-preset-taro')] })

module.exports = {
  plugins: [
    ...(isPageForRelease ? ['./config/languages/one-language.js'] : []),
    ...(isMiniProgram ? CORRECTED.map(correct) : []),
  ],
  presets: [
    [
      'taro',
      { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, hot: false, exclude: AS_WRITTEN },
    ],
  ],
}
