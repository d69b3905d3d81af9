export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Enter verification code',
})
