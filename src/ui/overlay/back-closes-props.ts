export interface BackClosesProps {
  isOpen: boolean
  /** May close it, or ask first. */
  onBack: () => void
}
