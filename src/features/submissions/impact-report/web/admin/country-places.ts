/** Where a country's number stands on our map: ISO 3166-1, latitude and longitude in whole degrees. */
const rows =
  'AD 42 2|AE 25 55|AF 34 66|AG 17 -62|AI 18 -63|AL 41 20|AM 40 44|AO -9 13|AQ -56 0|AR -35 -65|' +
  'AS -14 -171|AT 48 16|AU -25 134|AW 12 -70|AX 60 20|AZ 40 50|BA 44 18|BB 13 -60|BD 24 90|BE 51 4|' +
  'BF 12 -2|BG 43 23|BH 26 51|BI -3 29|BJ 6 3|BL 18 -63|BM 32 -65|BN 5 115|BO -17 -64|BQ 12 -68|' +
  'BR -10 -53|BS 25 -77|BT 27 90|BV -54 3|BW -25 26|BY 54 28|BZ 18 -88|CA 56 -104|CC -12 97|' +
  'CD -3 23|CF 4 19|CG -4 15|CH 47 9|CI 5 -4|CK -21 -160|CL -32 -71|CM 4 10|CN 35 103|CO 4 -73|' +
  'CR 10 -84|CU 23 -82|CV 15 -24|CW 12 -69|CX -10 106|CY 35 33|CZ 50 14|DE 51 10|DJ 12 43|DK 56 13|' +
  'DM 15 -61|DO 18 -70|DZ 28 3|EC -2 -80|EE 59 25|EG 27 30|EH 27 -13|ER 15 39|ES 40 -4|ET 9 39|' +
  'FI 64 26|FJ -18 178|FK -52 -58|FM 7 152|FO 62 -7|FR 46 2|GA 0 9|GB 53 -1|GD 12 -62|GE 42 45|' +
  'GF 5 -52|GG 49 -3|GH 6 0|GI 36 -5|GL 72 -40|GM 13 -17|GN 10 -14|GP 16 -62|GQ 4 9|GR 38 24|' +
  'GS -54 -37|GT 15 -91|GU 13 145|GW 12 -16|GY 7 -58|HK 22 114|HM -53 73|HN 14 -87|HR 46 16|' +
  'HT 19 -72|HU 47 19|ID -3 114|IE 53 -6|IL 31 35|IM 54 -4|IN 22 79|IO -7 72|IQ 33 44|IR 33 54|' +
  'IS 64 -22|IT 43 12|JE 49 -2|JM 18 -77|JO 32 36|JP 36 138|KE 0 38|KG 43 75|KH 12 105|KI 1 173|' +
  'KM -12 43|KN 17 -63|KP 39 126|KR 38 127|KW 29 48|KY 19 -81|KZ 48 67|LA 18 103|LB 34 36|LC 14 -61|' +
  'LI 47 10|LK 7 80|LR 6 -11|LS -29 28|LT 55 25|LU 50 6|LV 57 24|LY 33 13|MA 34 -8|MC 44 7|MD 47 29|' +
  'ME 42 19|MF 18 -63|MG -19 48|MH 7 171|MK 42 21|ML 13 -8|MM 21 96|MN 47 104|MO 22 114|MP 15 146|' +
  'MQ 15 -61|MR 18 -16|MS 17 -62|MT 36 15|MU -20 58|MV 4 74|MW -16 35|MX 24 -102|MY 4 102|MZ -26 33|' +
  'NA -23 17|NC -22 166|NE 14 2|NF -29 168|NG 9 8|NI 12 -86|NL 52 5|NO 62 9|NP 28 85|NR -1 167|' +
  'NU -19 -170|NZ -42 172|OM 24 59|PA 9 -80|PE -10 -75|PF -18 -150|PG -6 144|PH 13 122|PK 30 70|' +
  'PL 52 19|PM 47 -56|PN -25 -130|PR 18 -66|PS 32 34|PT 40 -8|PW 7 134|PY -25 -58|QA 25 52|' +
  'RE -21 55|RO 46 25|RS 45 20|RU 60 95|RW -2 30|SA 24 45|SB -10 160|SC -5 55|SD 15 30|SE 62 15|' +
  'SG 1 104|SH -16 -6|SI 46 15|SJ 78 16|SK 48 17|SL 8 -13|SM 44 12|SN 15 -17|SO 2 45|SR 6 -55|' +
  'SS 5 32|ST 0 7|SV 14 -89|SX 18 -63|SY 34 36|SZ -26 31|TC 21 -71|TD 12 15|TF -49 70|TG 6 1|' +
  'TH 15 101|TJ 39 69|TK -9 -171|TL -9 126|TM 38 58|TN 37 10|TO -21 -175|TR 39 35|TT 11 -62|' +
  'TV -9 179|TW 25 122|TZ -7 39|UA 49 32|UG 0 32|UM 28 -177|US 39 -98|UY -35 -56|UZ 41 64|VA 42 12|' +
  'VC 13 -61|VE 7 -66|VG 18 -65|VI 18 -65|VN 16 107|VU -18 168|WF -13 -176|WS -14 -172|YE 13 45|' +
  'YT -13 45|ZA -29 25|ZM -15 28|ZW -18 31';

const places = new Map(
  rows.split('|').map((row) => {
    const [code = '', latitude = '', longitude = ''] = row.split(' ');
    return [code, { latitude: Number(latitude), longitude: Number(longitude) }] as const;
  }),
);

/** The place of a country on the map; undefined for a code that is none. */
export function findCountryPlace(code: string): { latitude: number; longitude: number } | undefined {
  return places.get(code);
}
