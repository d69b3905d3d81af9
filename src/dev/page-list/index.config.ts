export default definePageConfig({ navigationBarTitleText: 'Pages' })
