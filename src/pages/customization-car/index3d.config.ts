export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: '3D view',
})
