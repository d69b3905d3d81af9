export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Small deposit',
})
