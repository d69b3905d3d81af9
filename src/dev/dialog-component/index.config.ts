export default definePageConfig({ navigationBarTitleText: 'Sheets' })
