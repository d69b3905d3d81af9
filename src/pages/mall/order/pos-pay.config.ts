export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'POS payment',
})
