export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Parameters',
  enableShareAppMessage: true,
  disableScroll: true,
})
