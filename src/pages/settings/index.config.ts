export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Settings',
})
