import { memo, useMemo, type ReactNode } from 'react'
import { PicturesWanted } from '#features/items/pictures-wanted.ts'
import { tradeList } from '#styled-system/recipes/trade-list.js'
import { SelectedRows } from '../selection/selected-rows.ts'
import { useChosen, type SelectionStore } from '../selection/selection-store.ts'
import { useIsNear } from './use-is-near.ts'

interface RowChunksProps<Row> {
  rows: readonly Row[]
  /** Cards side by side instead of rows. */
  isGrid?: boolean
  chosen: SelectionStore<Row>
  /** Renders one row. Memoize it (`useCallback`): a new function renders all rows again. */
  draw: (row: Row) => ReactNode
}

/** How many rows or cards follow the selection together. 12 cards fill whole lines in 1, 2, 3, 4 or 6 columns. */
const chunkSize = 12

/**
 * This many chunks always get a real layout: a page opens with no more, and estimated heights would shift what is
 * below.
 */
const chunksOfPage = 5

/**
 * The rows of a list that may have thousands. Marking all of them takes seconds, so only those near the viewport follow
 * the selection; the others catch up as they come near.
 */
export function RowChunks<Row>({ rows, isGrid, chosen, draw }: RowChunksProps<Row>) {
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
        rows.slice(index * chunkSize, (index + 1) * chunkSize),
      ),
    [rows],
  )
  // Keyed by index: a new row at the top pushes one row from each chunk to the next, and all chunks stay mounted.
  return chunks.map((chunk, index) => (
    <Chunk key={index} rows={chunk} isEstimated={index >= chunksOfPage} isGrid={isGrid} chosen={chosen} draw={draw} />
  ))
}

interface ChunkProps<Row> extends RowChunksProps<Row> {
  /** Uses a typical height while off screen. */
  isEstimated: boolean
}

const Chunk = memo(function Chunk<Row>({ rows, isEstimated, isGrid, chosen, draw }: ChunkProps<Row>) {
  const { part, isNear, hasBeen } = useIsNear<HTMLDivElement>()
  const { rows: selected } = useChosen(chosen, isNear)
  return (
    <div ref={part} role="none" className={tradeList({ isGrid }).chunk} data-estimated={isEstimated || undefined}>
      <PicturesWanted value={hasBeen}>
        <SelectedRows value={selected}>
          <Drawn rows={rows} draw={draw} />
        </SelectedRows>
      </PicturesWanted>
    </div>
  )
}) as <Row>(props: ChunkProps<Row>) => ReactNode

const Drawn = memo(function Drawn<Row>({ rows, draw }: Pick<RowChunksProps<Row>, 'rows' | 'draw'>) {
  return rows.map(draw)
}) as <Row>(props: Pick<RowChunksProps<Row>, 'rows' | 'draw'>) => ReactNode
