/**
 * The page that `#/` opens. Taro compiles this folder apart from src/, so the page table cannot
 * be read here; a test holds the two together.
 */
export const ENTRY_PAGE = 'pages/order/index'

/** The page that friends send each other, with the car in 3D: the longest way of all from a link to a picture. */
export const STAGE_PAGE = 'pages/customization-car/index3d'
