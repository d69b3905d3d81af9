export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Sign contract',
})
