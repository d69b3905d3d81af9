export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Payment',
})
