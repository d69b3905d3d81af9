import { useState } from 'react'
import type { ShopPurpose } from './purpose'

/** What `useVisitSheet` answers. */
export interface VisitSheetControls {
  open: (purpose: ShopPurpose) => void
  close: () => void
  purpose: ShopPurpose
  isOpen: boolean
}

/** Which shops the sheet shows, and whether it is open; it keeps its purpose while it closes. */
export function useVisitSheet(): VisitSheetControls {
  const [sheet, setSheet] = useState<{ purpose: ShopPurpose; isOpen: boolean }>({ purpose: 'testDrive', isOpen: false })
  return {
    ...sheet,
    open: (purpose: ShopPurpose) => setSheet({ purpose, isOpen: true }),
    close: () => setSheet((shown) => ({ ...shown, isOpen: false })),
  }
}
