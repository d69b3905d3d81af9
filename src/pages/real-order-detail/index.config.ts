export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Order detail',
  enableShareAppMessage: true,
})
