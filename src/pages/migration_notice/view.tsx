import { MovedNoticePage } from '@/features/moved-notice/moved-notice-page'

export default function MigrationNotice() {
  return <MovedNoticePage />
}
