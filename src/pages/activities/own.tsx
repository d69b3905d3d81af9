import { OwnPage } from '@/features/activities/own/own-page'

export default function OwnActivities() {
  return <OwnPage />
}
