export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Account transfer',
})
