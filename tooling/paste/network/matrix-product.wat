;; Adds the product of two matrices to a third one, four columns at a time. All matrices are 32-bit floats, row by row.
;; The number of columns is a multiple of 16, so that 16 sums stay in registers.
(module
  (memory (export "memory") 512)
  (func (export "addProduct")
    (param $left i32) (param $right i32) (param $sums i32)
    (param $rows i32) (param $inner i32) (param $columns i32)
    (local $rowBytes i32) (local $leftEnd i32) (local $column i32) (local $cell i32) (local $to i32)
    (local $factor v128) (local $first v128) (local $second v128) (local $third v128) (local $fourth v128)
    (local.set $rowBytes (i32.shl (local.get $columns) (i32.const 2)))
    (block $done
      (loop $nextRow
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $leftEnd (i32.add (local.get $left) (i32.shl (local.get $inner) (i32.const 2))))
        (local.set $column (i32.const 0))
        (loop $nextColumns
          (local.set $to (i32.add (local.get $sums) (local.get $column)))
          (local.set $first (v128.load (local.get $to)))
          (local.set $second (v128.load offset=16 (local.get $to)))
          (local.set $third (v128.load offset=32 (local.get $to)))
          (local.set $fourth (v128.load offset=48 (local.get $to)))
          (local.set $cell (i32.add (local.get $right) (local.get $column)))
          (loop $nextFactor
            (local.set $factor (v128.load32_splat (local.get $left)))
            (local.set $first
              (f32x4.add (local.get $first) (f32x4.mul (local.get $factor) (v128.load (local.get $cell)))))
            (local.set $second
              (f32x4.add (local.get $second) (f32x4.mul (local.get $factor) (v128.load offset=16 (local.get $cell)))))
            (local.set $third
              (f32x4.add (local.get $third) (f32x4.mul (local.get $factor) (v128.load offset=32 (local.get $cell)))))
            (local.set $fourth
              (f32x4.add (local.get $fourth) (f32x4.mul (local.get $factor) (v128.load offset=48 (local.get $cell)))))
            (local.set $cell (i32.add (local.get $cell) (local.get $rowBytes)))
            (local.set $left (i32.add (local.get $left) (i32.const 4)))
            (br_if $nextFactor (i32.lt_u (local.get $left) (local.get $leftEnd))))
          (v128.store (local.get $to) (local.get $first))
          (v128.store offset=16 (local.get $to) (local.get $second))
          (v128.store offset=32 (local.get $to) (local.get $third))
          (v128.store offset=48 (local.get $to) (local.get $fourth))
          (local.set $left (i32.sub (local.get $leftEnd) (i32.shl (local.get $inner) (i32.const 2))))
          (local.set $column (i32.add (local.get $column) (i32.const 64)))
          (br_if $nextColumns (i32.lt_u (local.get $column) (local.get $rowBytes))))
        (local.set $left (local.get $leftEnd))
        (local.set $sums (i32.add (local.get $sums) (local.get $rowBytes)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $nextRow)))))
