import { BackToAppPage } from '@/features/back-to-app/back-to-app-page'

export default function BackApp() {
  return <BackToAppPage />
}
