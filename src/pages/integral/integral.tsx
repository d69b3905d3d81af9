import { PointsPage } from '@/features/membership/points/points-page'

export default function MyPointsPage() {
  return <PointsPage />
}
