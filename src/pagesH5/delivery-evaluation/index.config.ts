export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Delivery evaluation',
})
