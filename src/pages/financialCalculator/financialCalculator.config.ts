export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Finance calculator',
  enableShareAppMessage: true,
})
