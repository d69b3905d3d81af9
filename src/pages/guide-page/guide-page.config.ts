export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Confirm order',
})
