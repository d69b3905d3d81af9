export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Finance application',
})
