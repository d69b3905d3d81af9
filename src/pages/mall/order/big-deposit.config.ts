export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Big deposit',
})
