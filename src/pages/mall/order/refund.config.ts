export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Apply for refund',
})
