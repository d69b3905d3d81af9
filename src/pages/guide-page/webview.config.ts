export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Order guide',
})
