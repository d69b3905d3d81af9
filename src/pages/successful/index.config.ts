export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Deposit paid',
})
