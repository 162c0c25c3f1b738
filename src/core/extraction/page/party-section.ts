/** How close the nearest heading of each kind stands above a line in its column: 1 directly above, 0 none. */
export interface PartySection {
  seller: number;
  buyer: number;
  other: number;
}
