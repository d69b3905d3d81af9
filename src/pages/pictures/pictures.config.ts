export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Pictures',
  enableShareAppMessage: true,
})
