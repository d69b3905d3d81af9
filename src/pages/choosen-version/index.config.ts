export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Choose a version',
  enableShareAppMessage: true,
})
