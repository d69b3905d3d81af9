export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Log in by phone',
})
