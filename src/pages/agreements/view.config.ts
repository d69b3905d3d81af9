export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Agreement',
  enableShareAppMessage: true,
})
