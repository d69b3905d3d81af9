export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Order',
  enableShareAppMessage: true,
})
