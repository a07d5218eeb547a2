// Written by tools/gs1-dictionary from the GS1 Barcode Syntax Dictionary. Do not edit.
//
// Copyright (c) 2020-2021 BWIPP project. https://bwipp.terryburton.co.uk/
// Copyright (c) 2020-2021 Zint Project. https://zint.org.uk/
// Copyright (c) 2021-2025 GS1 AISBL
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
//
// You may obtain a copy of the License at
//
// http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.

/** The release of the GS1 Barcode Syntax Dictionary this package was built from. */
export const dictionaryVersion = 'UNSET-ae8bff04';

/** The entries of the Syntax Dictionary without comments, as columns for `unfoldLines`. */
export const dictionaryColumns = [
  `20
21


27
21


22
21

23
21

3213
35
31


37
31
32
31

2-225
43070+5
45+5





435+5
45+5
















425+5
45+5
















425+5
45+5








2-3658
43863+9
41+9


41+3
47+5
3-3555
31


37
31






33
31






43873
41

























44
41


42668
41









49
41


47
41










3-6331
31






46513
41











48
41








4742
41












43
41


46
44
410
41


467
41

488
2-8110
21+8`,
  `*?


*
?
*?






-


?






-
?

*?




















































?










*?







?































































-

?








































-
?

-
?

-

?

-



?


-
?
`,
  `N18,csum,gcppos2
N14,csum,gcppos2


X..20
N6,yymmd0





N2
X..20

X..28
X..30

N..6
X..20
X..30

N13,csum,gcppos1 [X..17]
X..20
N13,csum,gcppos1 [N..12]
N..8
N6




















































N..8
N..15
N3,iso4217 N..15
N..15
N3,iso4217 N..15
N4
N6
X..30
X..30,gcppos1
N17,csum,gcppos1
X..30
N13,csum,gcppos1







X..20
N3,iso3166 X..9
N3,iso3166
N3,iso3166 [N3],iso3166 [N3],iso3166 [N3],iso3166 [N3],iso3166
N3,iso3166
N3,iso3166 [N3],iso3166 [N3],iso3166 [N3],iso3166 [N3],iso3166
N3,iso3166
X..3
X..35,pcenc

X..70,pcenc




X2,iso3166alpha2
X..30
N10,latitude N10,longitude
X..35,pcenc

X..70,pcenc




X2,iso3166alpha2
X..20
X..30
X..35,pcenc
N1,yesno


N6,yymmd0 N4,hhmi

N6,yymmdd
N6 [X1],hyphen



N13
X..30
N6,yymmdd N4,hhmi
N..4
X..12
N6,yymmdd
N6,yymmdd [N6],yymmdd
X..3
X..10
X..2
N6,yymmdd [N4],hhmi
X..20


X..30,gcppos1
N3,iso3166999 X..27









N1 X1 X1 X1,importeridx
X..4,packagetype
X..20







X2 X..28









X..20
N2,mediatype
X..25
N8,yyyymmdd
N8,yyyymmdd N4,hhmi
N1,iso5218
X..40,pcenc

X..10
X..90,pcenc
X..70,pcenc
X3,posinseqslash
X..40,pcenc
N4,nonzero N5,nonzero N3,nonzero N1,winding N1
X..20
N1,zero N13,csum,gcppos1 [X..16]
X..30,gcppos1
N6
N14,csum,gcppos2 N4,pieceoftotal
X..34,iban
N6,yymmdd N2,hh [N2],mi [N2],ss
X..50
Y..30,gcppos1
N..12,nozeroprefix
X..20
X..25,csumalpha,gcppos1
X..25,csumalpha,gcppos1,hasnondigit
N18,csum,gcppos1

N..10
X..25
N14,csum,gcppos2 N4,pieceoftotal
Z..90
N15

N32
N18 [N..2]
X..70,couponcode
N4
X..70,couponposoffer
X..70
X..30
X..90`,
  `dlpkey
ex=255,37 dlpkey=22,10,21|235
ex=01,03 req=37
ex=01,02,37,235
req=01,02,03,8006,8026

req=8020
req=01,02,03,8006,8026


req=01,02,03,255,8006,8026
req=01,02,03,8006,8026
req=01,03,8006 ex=235
req=01

req=01,02,03,8006,8026

req=01,02,8006,8026
req=01,03
req=01+21,03+21,8006+21
req=01,03,8006
dlpkey
req=414
dlpkey ex=01,02,415,8006,8020,8026
req=01,02
req=01,02 ex=~
















req=00,01 ex=~






req=01 ex=~
req=00,01 ex=~









req=01,02 ex=~


req=00,01 ex=~


req=01,02 ex=~



req=00,01 ex=~

req=01,02 ex=~


req=00,01 ex=~


req=00+02,00+8026
req=255,8020 ex=~,391n,394n,8111
req=8020 ex=~
req=01+30,01+31nn,01+32nn,01+35nn,01+36nn ex=~,393n
req=30,31nn,32nn,35nn,36nn ex=~
req=255 ex=~,8111
req=30,31nn,32nn,35nn,36nn ex=392n,393n,395n,8005
-
dlpkey

req=00
-



dlpkey=254|7040
req=8020 dlpkey=8020
-
dlpkey=7040
ex=421
ex=4307
req=01,02,03,8006,8026 ex=426
req=01,02,03 ex=426


req=01,02,03
req=01+422,02+422,03+422
req=00


req=4302
req=00








req=4312
req=00












req=00 ex=4331
req=00 ex=4330
req=00 ex=4333
req=00 ex=4332
req=01,02,8006,8026
req=01,02
req=01,02,03
req=01+10,03+10
req=01,02




req=01,02,03

req=01+416,03+416,8006+416
req=01,03,8006
req=01+7021,03+7021,8006+7021
-
req=01,02









-
req=00
req=01







req=01,8004









req=01,8006 ex=03
req=8017,8018

req=8018 ex=7251
req=8018 ex=7250
req=8018
req=8017,8018 ex=7256,7259


req=8017,8018
req=8018
req=8018+7259
req=8018 ex=7256
req=01
-
dlpkey
dlpkey=7040
req=01,02
ex=01,03,37 dlpkey=22,10,21
req=415
req=01,02,03
req=00,01,03
dlpkey=8011
req=8010
req=01,03,8006
dlpkey
req=01
ex=8018 dlpkey=8019
ex=8017 dlpkey=8019
req=8017,8018
req=415
req=37 ex=02,03,8006
req=00,01+21,03+21,253,255,8003,8004,8006+21,8010+8011,8017,8018
req=01+21
req=01+21+8040


-
req=255
-
req=01
-
`,
  `SSCC
GTIN
CONTENT
MTO GTIN
BATCH/LOT
PROD DATE
DUE DATE
PACK DATE
BEST BEFORE or BEST BY
SELL BY
USE BY or EXPIRY
VARIANT
SERIAL
CPV
TPX
ADDITIONAL ID
CUST. PART No.
MTO VARIANT
PCN
SECONDARY SERIAL
REF. TO SOURCE
GDTI
GLN EXTENSION COMPONENT
GCN
VAR. COUNT
NET WEIGHT (kg)
LENGTH (m)
WIDTH (m)
HEIGHT (m)
AREA (m²)
NET VOLUME (l)
NET VOLUME (m³)
NET WEIGHT (lb)
LENGTH (in)
LENGTH (ft)
LENGTH (yd)
WIDTH (in)
WIDTH (ft)
WIDTH (yd)
HEIGHT (in)
HEIGHT (ft)
HEIGHT (yd)
GROSS WEIGHT (kg)
LENGTH (m), log
WIDTH (m), log
HEIGHT (m), log
AREA (m²), log
VOLUME (l), log
VOLUME (m³), log
KG PER m²
GROSS WEIGHT (lb)
LENGTH (in), log
LENGTH (ft), log
LENGTH (yd), log
WIDTH (in), log
WIDTH (ft), log
WIDTH (yd), log
HEIGHT (in), log
HEIGHT (ft), log
HEIGHT (yd), log
AREA (in²)
AREA (ft²)
AREA (yd²)
AREA (in²), log
AREA (ft²), log
AREA (yd²), log
NET WEIGHT (tr oz)
NET VOLUME (oz)
NET VOLUME (qt (US))
NET VOLUME (gal.)
VOLUME (qt (US)), log
VOLUME (gal (US)), log
NET VOLUME (in³)
NET VOLUME (ft³)
NET VOLUME (yd³)
VOLUME (in³), log
VOLUME (ft³), log
VOLUME (yd³), log
COUNT
AMOUNT

PRICE

PRCNT OFF
PRICE/UoM
ORDER NUMBER
GINC
GSIN
ROUTE
SHIP TO LOC
BILL TO
PURCHASE FROM
SHIP FOR LOC
LOC No.
PAY TO
PROD/SERV LOC
PARTY
SHIP TO POST

ORIGIN
COUNTRY - INITIAL PROCESS
COUNTRY - PROCESS
COUNTRY - DISASSEMBLY
COUNTRY - FULL PROCESS
ORIGIN SUBDIVISION
SHIP TO COMP
SHIP TO NAME
SHIP TO ADD1
SHIP TO ADD2
SHIP TO SUB
SHIP TO LOC
SHIP TO REG
SHIP TO COUNTRY
SHIP TO PHONE
SHIP TO GEO
RTN TO COMP
RTN TO NAME
RTN TO ADD1
RTN TO ADD2
RTN TO SUB
RTN TO LOC
RTN TO REG
RTN TO COUNTRY
RTN TO POST
RTN TO PHONE
SRV DESCRIPTION
DANGEROUS GOODS
AUTH TO LEAVE
SIG REQUIRED
NOT BEF DEL DT
NOT AFT DEL DT
REL DATE
MAX TEMP F.
MAX TEMP C.
MIN TEMP F.
MIN TEMP C.
NSN
MEAT CUT
EXPIRY TIME
ACTIVE POTENCY
CATCH AREA
FIRST FREEZE DATE
HARVEST DATE
AQUATIC SPECIES
FISHING GEAR TYPE
PROD METHOD
TEST BY DATE
REFURB LOT
FUNC STAT
REV STAT
GIAI - ASSEMBLY
PROCESSOR # 0
PROCESSOR # 1
PROCESSOR # 2
PROCESSOR # 3
PROCESSOR # 4
PROCESSOR # 5
PROCESSOR # 6
PROCESSOR # 7
PROCESSOR # 8
PROCESSOR # 9
UIC+EXT
UFRGT UNIT TYPE
NHRN PZN
NHRN CIP
NHRN CN
NHRN DRN
NHRN AIM
NHRN NDC
NHRN AIC
NHRN SRN
CERT # 1
CERT # 2
CERT # 3
CERT # 4
CERT # 5
CERT # 6
CERT # 7
CERT # 8
CERT # 9
CERT # 10
PROTOCOL
AIDC MEDIA TYPE
VCN
DOB
DOB TIME
BIO SEX
FAMILY NAME
GIVEN NAME
SUFFIX
FULL NAME
PERSON ADDR
BIRTH SEQUENCE
BABY
DIMENSIONS
CMT No.
GRAI
GIAI
PRICE PER UNIT
ITIP
IBAN
PROD TIME
OPTSEN
CPID
CPID SERIAL
VERSION
GMN
MUDI
GSRN - PROVIDER
GSRN - RECIPIENT
SRIN
REF No.
ITIP CONTENT
DIGSIG
IMEI
IMEI2
ESIM
PSIM
-
POINTS
-
PRODUCT URL
INTERNAL
`,
];

/** Every Application Identifier of {@link dictionaryVersion}. */
export type ApplicationIdentifier =
  | '00'
  | '01'
  | '02'
  | '03'
  | '10'
  | '11'
  | '12'
  | '13'
  | '15'
  | '16'
  | '17'
  | '20'
  | '21'
  | '22'
  | '235'
  | '240'
  | '241'
  | '242'
  | '243'
  | '250'
  | '251'
  | '253'
  | '254'
  | '255'
  | '30'
  | `310${0 | 1 | 2 | 3 | 4 | 5}`
  | `311${0 | 1 | 2 | 3 | 4 | 5}`
  | `312${0 | 1 | 2 | 3 | 4 | 5}`
  | `313${0 | 1 | 2 | 3 | 4 | 5}`
  | `314${0 | 1 | 2 | 3 | 4 | 5}`
  | `315${0 | 1 | 2 | 3 | 4 | 5}`
  | `316${0 | 1 | 2 | 3 | 4 | 5}`
  | `320${0 | 1 | 2 | 3 | 4 | 5}`
  | `321${0 | 1 | 2 | 3 | 4 | 5}`
  | `322${0 | 1 | 2 | 3 | 4 | 5}`
  | `323${0 | 1 | 2 | 3 | 4 | 5}`
  | `324${0 | 1 | 2 | 3 | 4 | 5}`
  | `325${0 | 1 | 2 | 3 | 4 | 5}`
  | `326${0 | 1 | 2 | 3 | 4 | 5}`
  | `327${0 | 1 | 2 | 3 | 4 | 5}`
  | `328${0 | 1 | 2 | 3 | 4 | 5}`
  | `329${0 | 1 | 2 | 3 | 4 | 5}`
  | `330${0 | 1 | 2 | 3 | 4 | 5}`
  | `331${0 | 1 | 2 | 3 | 4 | 5}`
  | `332${0 | 1 | 2 | 3 | 4 | 5}`
  | `333${0 | 1 | 2 | 3 | 4 | 5}`
  | `334${0 | 1 | 2 | 3 | 4 | 5}`
  | `335${0 | 1 | 2 | 3 | 4 | 5}`
  | `336${0 | 1 | 2 | 3 | 4 | 5}`
  | `337${0 | 1 | 2 | 3 | 4 | 5}`
  | `340${0 | 1 | 2 | 3 | 4 | 5}`
  | `341${0 | 1 | 2 | 3 | 4 | 5}`
  | `342${0 | 1 | 2 | 3 | 4 | 5}`
  | `343${0 | 1 | 2 | 3 | 4 | 5}`
  | `344${0 | 1 | 2 | 3 | 4 | 5}`
  | `345${0 | 1 | 2 | 3 | 4 | 5}`
  | `346${0 | 1 | 2 | 3 | 4 | 5}`
  | `347${0 | 1 | 2 | 3 | 4 | 5}`
  | `348${0 | 1 | 2 | 3 | 4 | 5}`
  | `349${0 | 1 | 2 | 3 | 4 | 5}`
  | `350${0 | 1 | 2 | 3 | 4 | 5}`
  | `351${0 | 1 | 2 | 3 | 4 | 5}`
  | `352${0 | 1 | 2 | 3 | 4 | 5}`
  | `353${0 | 1 | 2 | 3 | 4 | 5}`
  | `354${0 | 1 | 2 | 3 | 4 | 5}`
  | `355${0 | 1 | 2 | 3 | 4 | 5}`
  | `356${0 | 1 | 2 | 3 | 4 | 5}`
  | `357${0 | 1 | 2 | 3 | 4 | 5}`
  | `360${0 | 1 | 2 | 3 | 4 | 5}`
  | `361${0 | 1 | 2 | 3 | 4 | 5}`
  | `362${0 | 1 | 2 | 3 | 4 | 5}`
  | `363${0 | 1 | 2 | 3 | 4 | 5}`
  | `364${0 | 1 | 2 | 3 | 4 | 5}`
  | `365${0 | 1 | 2 | 3 | 4 | 5}`
  | `366${0 | 1 | 2 | 3 | 4 | 5}`
  | `367${0 | 1 | 2 | 3 | 4 | 5}`
  | `368${0 | 1 | 2 | 3 | 4 | 5}`
  | `369${0 | 1 | 2 | 3 | 4 | 5}`
  | '37'
  | `390${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `391${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `392${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `393${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `394${0 | 1 | 2 | 3}`
  | `395${0 | 1 | 2 | 3 | 4 | 5}`
  | '400'
  | '401'
  | '402'
  | '403'
  | '410'
  | '411'
  | '412'
  | '413'
  | '414'
  | '415'
  | '416'
  | '417'
  | '420'
  | '421'
  | '422'
  | '423'
  | '424'
  | '425'
  | '426'
  | '427'
  | '4300'
  | '4301'
  | '4302'
  | '4303'
  | '4304'
  | '4305'
  | '4306'
  | '4307'
  | '4308'
  | '4309'
  | '4310'
  | '4311'
  | '4312'
  | '4313'
  | '4314'
  | '4315'
  | '4316'
  | '4317'
  | '4318'
  | '4319'
  | '4320'
  | '4321'
  | '4322'
  | '4323'
  | '4324'
  | '4325'
  | '4326'
  | '4330'
  | '4331'
  | '4332'
  | '4333'
  | '7001'
  | '7002'
  | '7003'
  | '7004'
  | '7005'
  | '7006'
  | '7007'
  | '7008'
  | '7009'
  | '7010'
  | '7011'
  | '7020'
  | '7021'
  | '7022'
  | '7023'
  | '7030'
  | '7031'
  | '7032'
  | '7033'
  | '7034'
  | '7035'
  | '7036'
  | '7037'
  | '7038'
  | '7039'
  | '7040'
  | '7041'
  | '710'
  | '711'
  | '712'
  | '713'
  | '714'
  | '715'
  | '716'
  | '717'
  | '7230'
  | '7231'
  | '7232'
  | '7233'
  | '7234'
  | '7235'
  | '7236'
  | '7237'
  | '7238'
  | '7239'
  | '7240'
  | '7241'
  | '7242'
  | '7250'
  | '7251'
  | '7252'
  | '7253'
  | '7254'
  | '7255'
  | '7256'
  | '7257'
  | '7258'
  | '7259'
  | '8001'
  | '8002'
  | '8003'
  | '8004'
  | '8005'
  | '8006'
  | '8007'
  | '8008'
  | '8009'
  | '8010'
  | '8011'
  | '8012'
  | '8013'
  | '8014'
  | '8017'
  | '8018'
  | '8019'
  | '8020'
  | '8026'
  | '8030'
  | '8040'
  | '8041'
  | '8042'
  | '8043'
  | '8110'
  | '8111'
  | '8112'
  | '8200'
  | '90'
  | `9${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
