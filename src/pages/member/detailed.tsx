import { GrowthPage } from '@/features/membership/level/growth-page'

export default function GrowthDetailsPage() {
  return <GrowthPage />
}
