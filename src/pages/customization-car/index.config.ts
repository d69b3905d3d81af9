export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Configure',
  enableShareAppMessage: true,
})
