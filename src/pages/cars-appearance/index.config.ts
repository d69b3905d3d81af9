export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Appearance',
  enableShareAppMessage: true,
})
