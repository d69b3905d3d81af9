export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Page not found',
})
