export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Buy car',
  enableShareAppMessage: true,
})
