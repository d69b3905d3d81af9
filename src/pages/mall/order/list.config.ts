export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'My orders',
  enablePullDownRefresh: true,
})
