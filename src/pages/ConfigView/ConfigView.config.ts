export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'My configuration',
  enableShareAppMessage: true,
})
