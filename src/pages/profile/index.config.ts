export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Mine',
})
