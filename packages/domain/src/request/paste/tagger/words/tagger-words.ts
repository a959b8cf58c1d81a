/** Words of a language that the tagger recognizes, by class. Each list is separated by '|'. */
export interface TaggerWords {
  /** Titles and forms of address before or after a name. */
  readonly honorific?: string;
  /** Family members and other people who receive an order. */
  readonly relation?: string;
  readonly givenName?: string;
  readonly surname?: string;
  /** Cities, districts and regions. */
  readonly place?: string;
  /** Words that describe a place by its neighbours, such as "opposite". */
  readonly landmark?: string;
  /** Words of streets and buildings. */
  readonly street?: string;
  /** Words of flats, floors and rooms. */
  readonly unitWord?: string;
  /** Goods and their measures. */
  readonly item?: string;
  readonly name?: string;
  readonly introduction?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly note?: string;
  readonly amount?: string;
  /** Words of instructions to the rider. */
  readonly instruction?: string;
  readonly filler?: string;
}
