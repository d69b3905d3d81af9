export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Options',
})
