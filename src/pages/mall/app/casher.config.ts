export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Cashier',
})
