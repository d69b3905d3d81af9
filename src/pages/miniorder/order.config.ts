export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Reserve',
})
