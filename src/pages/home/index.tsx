import { HomePage } from '@/features/home/home-page'

export default function HomeTabPage() {
  return <HomePage />
}
