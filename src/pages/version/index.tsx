import { VersionPage } from '@/features/app-version/version-page'

export default function Version() {
  return <VersionPage />
}
