export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Balance',
})
