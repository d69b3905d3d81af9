export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Driver licence',
})
