import { useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { dayAt } from '@debut/events/kernel/days.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { Button } from '../button.tsx'
import { grouped } from '../grouped.ts'
import { ChevronDownIcon } from '../icons.tsx'
import { Menu, MenuItem, MenuLabel } from '../menu.tsx'
import type { ConsoleColumn } from './console-column.ts'
import { csvOf, ndjsonOf } from './table-files.ts'

/** Some spreadsheets read a file as UTF-8 only where it begins with this. */
const BYTE_ORDER_MARK = '\u{FEFF}'

interface Props<Row> {
  /** What the file is called, before the date. */
  readonly name: string
  readonly columns: readonly ConsoleColumn<Row>[]
  readonly rows: readonly Row[]
  readonly isSelection: boolean
}

/** What is on screen, as a file: selected rows where there are any. */
export const ExportMenu = <Row,>({ name, columns, rows, isSelection }: Props<Row>) => {
  const today = dayAt(useSelector(selectNow))
  const save = (text: string, type: string, ending: string) => saveFile(new Blob([text], { type }), `${name}-${today}.${ending}`)
  return (
    <Menu
      align="end"
      trigger={
        <Button look="quiet" size="s" className="needs-script" disabled={rows.length === 0}>
          Export
          <ChevronDownIcon className="size-3.5" />
        </Button>
      }
    >
      <MenuLabel>{`${grouped(rows.length)} ${isSelection ? 'selected ' : ''}${rows.length === 1 ? 'row' : 'rows'}`}</MenuLabel>
      <MenuItem onSelect={() => save(`${BYTE_ORDER_MARK}${csvOf(columns, rows)}`, 'text/csv;charset=utf-8', 'csv')}>CSV</MenuItem>
      <MenuItem onSelect={() => save(ndjsonOf(columns, rows), 'application/x-ndjson', 'ndjson')}>NDJSON</MenuItem>
    </Menu>
  )
}
