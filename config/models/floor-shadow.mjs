/** The floor under the car: its texels along and across, and its size in metres. */
const FLOOR = { rows: 64, columns: 32, lengthMetres: 7.2, widthMetres: 3.6 }
const MAX_HEIGHT_METRES = 1.2
const FULL = 255

/**
 * How much of the sky the car hides from each spot of the floor, 0 to 255, row by row from the tail. Every cell of the
 * car's underside is a small patch at its lowest height, which hides what its solid angle covers, weighted by how
 * steeply its light would have come.
 */
export function floorShadow(meshes) {
  const { rows, columns, lengthMetres, widthMetres } = FLOOR
  const cell = lengthMetres / rows
  const heights = lowestHeights(meshes, cell)
  const alphas = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let hidden = 0
      for (let r = 0; r < rows; r += 1) {
        for (let c = 0; c < columns; c += 1) {
          const height = heights[r * columns + c]
          if (height > MAX_HEIGHT_METRES) continue
          // A patch on the floor itself hides its whole cell; half a cell keeps the sum finite.
          const h = Math.max(height, cell / 2)
          const away = ((r - row) ** 2 + (c - column) ** 2) * cell ** 2
          hidden += (cell ** 2 * h ** 2) / (Math.PI * (h ** 2 + away) ** 2)
        }
      }
      alphas[row * columns + column] = Math.round(FULL * Math.min(1, hidden))
    }
  }
  return { alphas, rows, columns, lengthMetres, widthMetres }
}

function lowestHeights(meshes, cell) {
  const { rows, columns, lengthMetres, widthMetres } = FLOOR
  const heights = new Float32Array(rows * columns).fill(Infinity)
  for (const { positions, indices } of meshes) {
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [0, 1, 2].map((k) => positions.slice(indices[i + k] * 3, indices[i + k] * 3 + 3))
      const across = corners.map(([x]) => (x + widthMetres / 2) / cell)
      const along = corners.map(([, , z]) => (z + lengthMetres / 2) / cell)
      const lowest = Math.min(...corners.map(([, y]) => y))
      for (let r = Math.floor(Math.min(...along)); r <= Math.floor(Math.max(...along)); r += 1) {
        for (let c = Math.floor(Math.min(...across)); c <= Math.floor(Math.max(...across)); c += 1) {
          if (r < 0 || c < 0 || r >= rows || c >= columns) continue
          heights[r * columns + c] = Math.min(heights[r * columns + c], lowest)
        }
      }
    }
  }
  return heights
}
